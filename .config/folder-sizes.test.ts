import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const mostFiles = 24

/** Folders of many files of one kind, which are easier to search as one list. */
const longLists = [
  // One file for each tool, and one for each convention that a test checks.
  '.config',
  // One family of items in a file, beside the folders of its field.
  'api/domain/src/item-families',
  // One kind of figure in a file, read from words and drawn.
  'api/domain/src/pictures/figures',
  'workers/picture-renderer/src/figures',
]

const isSource = (name: string) => /\.(tsx?|css|[cm]?js)$/.test(name)
const notOurs = new Set(['node_modules', 'dist', 'coverage'])

/** Counts the source files (with tests and styles) of a folder and of every folder below it. */
function foldersBelow(folder: string): [string, number][] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const inside = entries.filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
  return [
    [folder, entries.filter((entry) => entry.isFile() && isSource(entry.name)).length],
    ...inside.flatMap(({ name }) => foldersBelow(`${folder}/${name}`)),
  ]
}

it(`only the listed folders of one kind of file have more than ${mostFiles} source files`, () => {
  const folders = ['.config', 'api', 'web', 'workers'].flatMap(foldersBelow)
  const long = folders.filter(([, files]) => files > mostFiles).map(([folder]) => folder)
  expect(long.toSorted()).toEqual(longLists)
})
