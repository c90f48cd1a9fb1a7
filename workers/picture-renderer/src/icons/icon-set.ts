import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ownIcons } from './own-icons.ts'

/** The SVG elements inside each icon's 32 × 32 square, by the icon's name. */
export type IconSet = ReadonlyMap<string, string>

const skinTone = /-(?:light|medium-light|medium|medium-dark|dark)$/
const skinTonesOf =
  /^(?:child|person-in-bed|(?:man|woman|person)-biking|boy|girl|man|woman|old-man|old-woman|person|baby|farmer|firefighter|police-officer|health-worker|teacher|scientist|cook|artist|judge|mechanic|construction-worker|pilot|singer|technologist|guard|prince|princess|ear|nose|hand-with-fingers-splayed|foot|leg|flexed-biceps|thumbs-up)-/
/** Excludes icons with letters, and icons that are unsuitable for a worksheet. */
const noPicture =
  /^flag-|-button$|^keycap-|^japanese-|beer|wine|cocktail|cigarette|middle-finger|^sake$|^bomb$|kiss|biting-lip|lipstick|pistol|bikini|poo$|pregnant|breast|hotel$|slot-machine|-symbol|under-eighteen/

const symbols = /^(?:recycling|atom)-symbol$/

const isWanted = (name: string): boolean =>
  (symbols.test(name) || !noPicture.test(name)) && (!skinTone.test(name) || skinTonesOf.test(name))

const require = createRequire(import.meta.url)

let loading: Promise<IconSet> | null = null

async function load(): Promise<IconSet> {
  const file = require.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as { icons: Record<string, { body: string }> }
  return new Map([
    ...Object.entries(icons).flatMap(([name, { body }]): [string, string][] =>
      isWanted(name) ? [[name, body]] : [],
    ),
    ...Object.entries(ownIcons),
  ])
}

/** Reads the set (9 MB) for the first picture; after a failure, the next picture tries again. */
export function loadIconSet(): Promise<IconSet> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
