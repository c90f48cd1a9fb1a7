import { useEffect, useRef, useState } from 'react'

const settleMs = 250

/**
 * The text of a search field. It changes the address once the person pauses, and follows other changes of the address,
 * such as "back". The address changes with a delay, so an earlier text that arrives there never replaces a newer one here.
 */
export function useTypedSearch(search: string, change: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  /** Texts from this field that haven't reached the address yet. */
  const [sent, setSent] = useState<readonly string[]>([])
  const [changesElsewhere, setChangesElsewhere] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (search !== shown) {
    setShown(search)
    const own = sent.lastIndexOf(search)
    setSent(own < 0 ? [] : sent.slice(own + 1))
    if (own < 0) {
      setChangesElsewhere(changesElsewhere + 1)
      if (search !== typed.trim()) setTyped(search)
    }
  }
  const latest = useRef({ search, change })
  useEffect(() => {
    latest.current = { search, change }
  })
  useEffect(() => () => clearTimeout(timer.current), [changesElsewhere])

  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const next = text.trim()
        if (next !== latest.current.search) setSent((texts) => [...texts, next])
        latest.current.change(next)
      }, settleMs)
    },
  }
}
