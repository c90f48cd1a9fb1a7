import { useSettled } from '../../../components/fields/use-settled.ts'

const settleMs = 180
const longestText = 60

/** The text to search for once typing pauses. `isOld`: something else has been typed since. */
export function useSearchText(query: string): { text: string; isOld: boolean } {
  const typed = query.trim().slice(0, longestText)
  const text = useSettled(typed, settleMs)
  return { text, isOld: text !== typed }
}
