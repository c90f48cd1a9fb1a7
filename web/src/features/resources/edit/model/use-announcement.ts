import { useCallback, useState } from 'react'

/** What a live region says. The same words twice in a row are said twice, because a space at the end changes them. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState('')
  const announce = useCallback(
    (text: string) => setAnnouncement((now) => (now === text ? `${text}\u00a0` : text)),
    [],
  )
  return { announce, announcement }
}
