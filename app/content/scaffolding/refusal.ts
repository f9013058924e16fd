/** Thrown if `make:content` cannot do what was requested. The message says what to do instead. */
export class Refusal extends Error {}
