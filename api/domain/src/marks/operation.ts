/** The kinds of operations. Each operation is one step of undo; `undo` and `redo` refer to another operation. */
export const markOperationKinds = [
  'type',
  'paste',
  'fill',
  'clear',
  'pile',
  /** Error types or comments were set. */
  'note',
  'import',
  'resolve',
  'restore',
  'undo',
  'redo',
  /** A maximum changed, or such a change was undone, and the marks were converted. Never sent by a client. */
  'rescale',
  /** The initial marks of a sample class. They belong to no person, so they can't be undone. Never sent by a client. */
  'sample',
] as const
export type MarkOperationKind = (typeof markOperationKinds)[number]

/** A logged operation; `of` is the operation that an undo or redo refers to. */
export interface LoggedOperation {
  id: string
  kind: MarkOperationKind
  of: string | null
}
