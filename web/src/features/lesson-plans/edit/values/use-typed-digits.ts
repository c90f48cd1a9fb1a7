import { westernDigits } from '@classeur/domain/text'
import { useRef, type KeyboardEvent } from 'react'

/** Digits typed within this time are one number. */
const togetherMs = 1200

/** Reads digits that are typed on a control without a text field, in any script: 1 then 5 is 15. Null for other keys. */
export function useTypedDigits(): (event: KeyboardEvent) => number | null {
  const typed = useRef({ digits: '', at: 0 })
  return (event) => {
    const digit = westernDigits(event.key)
    if (!/^\d$/.test(digit) || event.ctrlKey || event.metaKey || event.altKey) return null
    const { digits, at } = typed.current
    const together = event.timeStamp - at < togetherMs ? digits + digit : digit
    typed.current = { digits: together, at: event.timeStamp }
    return Number(together)
  }
}
