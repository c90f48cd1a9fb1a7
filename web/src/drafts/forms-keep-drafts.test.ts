import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { draftForms } from './draft-forms.ts'

const source = join(import.meta.dirname, '..')
// Read as files: for `import.meta.glob`, the check of unused exports takes all of them as used.
const product = ['app', 'components', 'drafts', 'features'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') })),
)

/** The opening tags of these elements, each up to the first `>` outside braces. */
function openingTags(text: string, names: string): string[] {
  return [...text.matchAll(new RegExp(`<(${names})\\b`, 'g'))].map(({ index }) => {
    let depth = 0
    for (let at = index; at < text.length; at += 1) {
      if (text[at] === '{') depth += 1
      if (text[at] === '}') depth -= 1
      if (text[at] === '>' && depth === 0) return text.slice(index, at)
    }
    return text.slice(index)
  })
}

/** Controls that accept text. The browser's own pickers and read-only fields don't. */
const textControls = (text: string) =>
  openingTags(text, 'input|textarea|TextField|TextAreaField').filter(
    (tag) => !/type="(checkbox|radio|range|file|date|datetime-local)"|\sreadOnly(\s|$)/.test(tag),
  )
const isMarked = (tag: string) => tag.includes('data-no-draft=')

/** Files that define a control. The form that uses the control says what it is for. */
const isVocabulary = (path: string) => path.startsWith('components/fields/')

const importsOf = ({ path, text }: { path: string; text: string }) =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, target = '']) => {
    const parts = path.split('/').slice(0, -1)
    for (const step of target.split('/')) {
      if (step === '..') parts.pop()
      else if (step !== '.') parts.push(step)
    }
    return parts.join('/')
  })
const importers = new Map<string, string[]>()
for (const file of product)
  for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file.path])

const scopesIn = (text: string) =>
  [...text.matchAll(/data-draft=(?:"([a-z-]+)"|\{([^}]+)\})/g)].flatMap(([, name, expression]) =>
    name ? [name] : [...(expression ?? '').matchAll(/'([a-z-]+)'/g)].map(([, one = '']) => one),
  )
const draftScopes = new Set(product.filter(({ text }) => scopesIn(text).length > 0).map(({ path }) => path))

/** True for a file that marks a draft, and for a file that only such files import. */
function isInDraft(path: string, seen: readonly string[] = []): boolean {
  if (draftScopes.has(path)) return true
  const users = (importers.get(path) ?? []).filter((user) => !seen.includes(user))
  return users.length > 0 && users.every((user) => isInDraft(user, [...seen, path]))
}

it('every text control in the product keeps a draft, or gives a reason why not', () => {
  const lost = product.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      !isVocabulary(path) &&
      textControls(text).some((tag) => !isMarked(tag)) &&
      !isInDraft(path),
  )
  expect(lost.map(({ path }) => path)).toEqual([])
})

it('each text control without a draft gives one of the allowed reasons', () => {
  const reasons = product.flatMap(({ text }) =>
    [...text.matchAll(/data-no-draft="([^"]*)"/g)].map(([, reason]) => reason),
  )
  // `confirmation`: a word that is typed again to confirm, never kept. `trial`: a value that is tried out and never saved.
  const allowed = ['confirmation', 'credentials', 'password', 'search', 'trial']
  expect([...new Set(reasons)].sort()).toEqual(allowed)
})

it('every form in the list marks its element', () => {
  const marked = product.flatMap(({ text }) => scopesIn(text))
  expect([...new Set(marked)].sort()).toEqual(Object.keys(draftForms).sort())
})

it('no text is stored outside the draft mechanism', () => {
  const writers = product
    .filter(({ text }) => /(local|session)Storage\.setItem/.test(text))
    .map(({ path }) => path)
  const others = [
    // These files store seen findings, a position in a pile, or an earlier request: none of it is unsaved text.
    'features/images/composer/last-wish.ts',
    'features/images/gallery/use-image-work.ts',
    'features/lesson-plans/model/request/asked-lessons.ts',
    // Unsent marks of a page that is being left, until IndexedDB has them.
    'features/mark-sheet/engine/browser/left-marks.ts',
    'features/mark-sheet/model/figures/seen-findings.ts',
    'features/mark-sheet/pile/pile-drafts.ts',
    // The address typed as a confirmation, while the person signs in again.
    'features/settings/account/leave/typed-address.ts',
    'features/shell/header/offer-completion.tsx',
    'features/students/model/use-roster-order.ts',
  ]
  expect(writers.sort()).toEqual(others)
})
