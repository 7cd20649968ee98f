import type { Capture } from './code.js';
import { REGISTER_COUNT } from './frame.js';
import { MOST_CAPTURES } from './row-cells.js';

/** What the compiler knows of a register. */
export interface Register {
  /** Where it lies among the registers of the frame. */
  readonly slot: number;
  /** It holds several objects: then it takes the next slot as well. */
  readonly several: boolean;
  /** It names an object, which may leave play. */
  readonly thing: boolean;
}

/** Why a register cannot be had, as a clause for a message. */
export class RegisterProblem extends Error {}

/**
 * The registers of one program. A nested clause may read those of the clause around it: the lasting effect that it
 * becomes keeps their values.
 */
export class Registers {
  readonly captures: Capture[] = [];
  private readonly byName = new Map<string, Register>();
  private used = 0;

  constructor(private readonly outer: Registers | null = null) {}

  /** The register of a name, or undefined when it has no value here. */
  find(name: string): Register | undefined {
    return this.byName.get(name) ?? this.capture(name);
  }

  /** Gives a name to a place for a value. */
  set(name: string, several: boolean, thing: boolean): Register {
    const known = this.byName.get(name);
    if (known && known.several === several && known.thing === thing) return known;
    return this.add(name, several, thing);
  }

  /** The names that have a value now. */
  names(): string[] {
    return [...this.byName.keys()];
  }

  /** Lists made inside a loop are gone when it is over. */
  forgetListsSince(names: readonly string[]): void {
    for (const [name, { several }] of this.byName) if (several && !names.includes(name)) this.byName.delete(name);
  }

  private add(name: string, several: boolean, thing: boolean): Register {
    const register = { slot: this.used, several, thing };
    this.used += several ? 2 : 1;
    if (this.used > REGISTER_COUNT) {
      throw new RegisterProblem(
        `at most ${REGISTER_COUNT} are expected in a clause, those of several objects counting twice`,
      );
    }
    this.byName.set(name, register);
    return register;
  }

  private capture(name: string): Register | undefined {
    const found = this.outer?.find(name);
    if (!found) return undefined;
    if (found.several) throw new RegisterProblem('one of a single object is expected: go through several with forEach');
    if (this.captures.length === MOST_CAPTURES) {
      throw new RegisterProblem(`at most ${MOST_CAPTURES} of the clause around it are expected`);
    }
    const register = this.add(name, false, found.thing);
    this.captures.push({ outer: found.slot, inner: register.slot, thing: found.thing });
    return register;
  }
}
