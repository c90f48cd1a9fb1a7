import type { Token } from './tokens.ts'
import type { Wording } from './wording.ts'

const small = new Set(
  'a an the of with and for in le la les l un une des du de d avec pour في من مع بين'.split(' '),
)
const isSmall = (token: Token | undefined) =>
  token !== undefined && small.has(token.folded) && !/^\p{Lu}$/u.test(token.written)
const conjunctions = new Set(['and', 'et', 'or', 'ou', 'versus', 'vs', 'و'])

/**
 * The names in a list without numbers: "mammals, birds and fish". Consumes them. With a colon, only what follows it
 * counts. An Arabic "و" is part of the next word, so it splits names only where no comma does.
 */
export function listedNames(wording: Wording): string[] {
  const colon = wording.tokens.findIndex(({ folded }) => folded === ':')
  const names: string[] = []
  let run: Token[] = []
  const close = () => {
    while (isSmall(run[0])) run.shift()
    while (isSmall(run.at(-1))) run.pop()
    const [first] = run
    const last = run.at(-1)
    if (first && last) {
      for (const token of run) token.isUsed = true
      names.push(wording.slice(first, last))
    }
    run = []
  }
  for (const token of wording.tokens.slice(colon + 1)) {
    const isPart = token.kind !== 'sign' && !token.isUsed
    if (token.kind === 'sign' && /^[,;]$/.test(token.folded)) close()
    else if (conjunctions.has(token.folded)) close()
    else if (
      isPart &&
      token.kind === 'word' &&
      run.length > 0 &&
      /^و(?=[\u0621-\u064a]{3})/u.test(token.written)
    ) {
      close()
      run.push(token)
    } else if (isPart) run.push(token)
    else if (run.length > 0 && token.kind !== 'sign') close()
  }
  close()
  return names.map((name, index) => (index > 0 ? name.replace(/^و(?=[\u0621-\u064a]{3})/u, '') : name))
}
