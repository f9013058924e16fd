/** What `make:content` cannot do as it was asked, in a sentence that says what to do instead. */
export class Refusal extends Error {}
