/** A backup or restore that was refused or has failed, with a sentence for the operator. */
export class RefusedError extends Error {}
