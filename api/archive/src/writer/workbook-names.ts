import { toUSVString } from 'node:util'
import { collisionKey, isSafePath } from '../format/archive-path.ts'

const maxNameLength = 80
/** Letters with their marks, digits and simple punctuation of any language; joiners belong to some scripts. */
const unsafe = /[^\p{L}\p{M}\p{N}\u200c\u200d _().,'&+-]+/gu

/** Returns paths of workbooks that are safe on every system and differ in more than case. */
export function createWorkbookPaths(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const stem = toUSVString(name)
      .replace(/\.xlsx$/i, '')
      .normalize('NFC')
    const cleaned = [...stem.replace(unsafe, ' ').replace(/\s+/g, ' ')].slice(0, maxNameLength).join('')
    const base = cleaned.replace(/^[ .]+|[ .]+$/g, '') || 'class'
    for (let number = 1; ; number += 1) {
      const safe = isSafePath(`classes/${base}.xlsx`) ? base : `class ${base}`
      const path = `classes/${safe}${number === 1 ? '' : ` (${number})`}.xlsx`
      if (taken.has(collisionKey(path))) continue
      taken.add(collisionKey(path))
      return path
    }
  }
}
