/** The kinds of operations. Each operation is one step of undo; `undo` and `redo` refer to another operation. */
export const markOperationKinds = [
  'type',
  'paste',
  'fill',
  'clear',
  'pile',
  'import',
  'resolve',
  'restore',
  'undo',
  'redo',
  /** A maximum changed, or that was taken back: the marks followed. Never sent by a client. */
  'rescale',
  /** The marks that a sample class comes with. Nobody's step, so nothing undoes them. Never sent by a client. */
  'sample',
] as const
export type MarkOperationKind = (typeof markOperationKinds)[number]

/** An operation as the log has it: `of` is the operation that an undo or redo is about. */
export interface LoggedOperation {
  id: string
  kind: MarkOperationKind
  of: string | null
}
