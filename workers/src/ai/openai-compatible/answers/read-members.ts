import { escapeRegExp } from '@classeur/domain/text'

/** One member of the top-level object: its key, and its value as JSON text, complete or as received so far. */
export interface JsonMember {
  key: string
  json: string
}

export interface MemberReader {
  /** Reads the next piece of text and returns the members that it completes. */
  push(text: string): JsonMember[]
  /** The member being written. */
  current(): JsonMember | null
  /** True if the closing brace of the last object has arrived. */
  readonly complete: boolean
}

const thoughts = /<think(?:ing)?>[\s\S]*?(<\/think(?:ing)?>|$)/

/** Where the expected members begin: at the brace or comma before one of them. */
const objectStart = (keys: readonly string[]) =>
  new RegExp(String.raw`[{,](?=\s*"(?:${keys.map(escapeRegExp).join('|')})"\s*:)`)

/**
 * Reads the members of JSON objects from text that arrives in pieces, and reads each character once. Models write "Here
 * is the plan:", a code fence or their reasoning before the object, wrap it in another, or write one object for each
 * section: reading begins at one of `keys`.
 */
export function createMemberReader(keys: readonly string[]): MemberReader {
  const start = objectStart(keys)
  let before: string | null = ''
  let depth = 0
  let inString = false
  let escaped = false
  let token = ''
  let key: string | null = null
  let complete = false

  const readCharacter = (character: string, finished: JsonMember[]) => {
    if (inString) {
      token += character
      if (escaped) escaped = false
      else if (character === '\\') escaped = true
      else if (character === '"') inString = false
      return
    }
    if (character === '"') inString = true
    const opens = character === '{' || character === '['
    const closes = character === '}' || character === ']'
    if (depth === 1 && key === null && character === ':') {
      key = parseKey(token)
      token = ''
      return
    }
    if (depth === 1 && (character === ',' || closes)) {
      if (key !== null) finished.push({ key, json: token.trim() })
      key = null
      token = ''
      complete = closes
      return
    }
    if (opens) depth += 1
    if (closes) depth -= 1
    token += character
  }

  /** Finds the next object; returns the text in it. */
  function open(text: string): string | null {
    before = (before ?? '') + text
    // The colon after a key and the end of a tag decide, so long reasoning isn't searched again at every token.
    if (!/[:>]/.test(text)) return null
    const visible = before.replace(thoughts, '')
    const at = visible.search(start)
    if (at === -1) return null
    before = null
    depth = 1
    complete = false
    return visible.slice(at + 1)
  }

  return {
    push(text) {
      const finished: JsonMember[] = []
      let rest: string | null = text
      while (rest !== null && rest !== '') {
        if (before !== null) rest = open(rest)
        if (rest === null) break
        let read = 0
        for (const character of rest) {
          readCharacter(character, finished)
          read += character.length
          if (complete) break
        }
        rest = rest.slice(read)
        if (complete) before = ''
      }
      return finished
    },
    current: () => (key === null ? null : { key, json: token }),
    get complete() {
      return complete
    },
  }
}

function parseKey(token: string): string {
  try {
    return String(JSON.parse(token.trim()))
  } catch {
    // Not a JSON string, so it matches no wanted key, and the member is reported as missing.
    return token
  }
}
