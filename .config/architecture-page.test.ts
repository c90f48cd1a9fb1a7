import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string
    workspaces?: string[]
  }
const rows = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, folder, name, contents] = /^\| `([^`]+)` +\| `(@classeur\/[^`]+)` +\| (.*)\|$/.exec(line) ?? []
    return folder && name && contents ? [{ folder, name, contents }] : []
  })

it('"Where things are" lists every package with its folder, and no other', () => {
  const listed = rows.map(({ folder, name }) => `${folder} ${name}`)
  const folders = packageOf('.').workspaces ?? []
  expect(listed.toSorted()).toEqual(folders.map((folder) => `${folder} ${packageOf(folder).name}`).toSorted())
})

it('the row of the domain lists every subject, and no other', () => {
  const { contents = '' } = rows.find(({ folder }) => folder === 'api/domain') ?? {}
  const subjects = [...contents.matchAll(/`([a-z-]+)`/g)].map(([, subject]) => subject)
  expect(subjects.toSorted()).toEqual(readdirSync(join(root, 'api/domain/src')).toSorted())
})
