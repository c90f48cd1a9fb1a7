import { useSettled } from '../../../components/fields/use-settled.ts'

const settleMs = 180

/** The text to search for once typing pauses. */
export interface SearchText {
  text: string
  /** True if something else has been typed since. */
  isOld: boolean
  /** True if the query is longer than a search may be, so results need not match the rest. */
  isCut: boolean
}

/** @param longest how many characters the search accepts */
export function useSearchText(query: string, longest: number): SearchText {
  const whole = query.trim()
  const typed = whole.slice(0, longest)
  const text = useSettled(typed, settleMs)
  return { text, isOld: text !== typed, isCut: typed !== whole }
}
