import type { DraftForm } from '../../../drafts/use-draft-form.ts'
import type { RequestForm } from '../model/request-values.ts'

/** Stores what was chosen in the form. */
export type SetValues = DraftForm<RequestForm>['set']

/** A list of ticked entries after one of them was pressed. */
export const toggled = (ticked: readonly string[], entry: string): string[] =>
  ticked.includes(entry) ? ticked.filter((other) => other !== entry) : [...ticked, entry]
