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
  /** True once the object's closing brace has arrived. */
  readonly complete: boolean
}

/** Models write "Here is the plan:", a code fence or their reasoning before the object. */
const objectStart = /\{(?=\s*["}])/
const thoughts = /<think>[\s\S]*?(<\/think>|$)/

/**
 * Reads the members of one JSON object from text that arrives in pieces, and reads each character once.
 * Ignores text before and after the object.
 */
export function createMemberReader(): MemberReader {
  let before: string | null = ''
  let depth = 0
  let inString = false
  let escaped = false
  let token = ''
  let key: string | null = null
  let complete = false

  const read = (character: string, finished: JsonMember[]) => {
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

  return {
    push(text) {
      const finished: JsonMember[] = []
      let rest = text
      if (before !== null) {
        before += text
        // A cheap check, so that long reasoning isn't searched again at every token.
        if (!before.includes('{')) return finished
        const visible = before.replace(thoughts, '')
        const start = visible.search(objectStart)
        if (start === -1) return finished
        rest = visible.slice(start + 1)
        before = null
        depth = 1
      }
      for (const character of rest) {
        if (complete) break
        read(character, finished)
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
