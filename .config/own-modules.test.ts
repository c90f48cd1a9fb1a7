import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const config = readFileSync(join(root, '.config/vitest.config.ts'), 'utf8')
const listed = /withOwnModules = \[([^\]]*)\]/.exec(config)?.[1]?.match(/[^']+\.test\.ts/g) ?? []

/** The folders with sources and tests; the packages of `api` are linked into `node_modules` folders, which aren't read. */
const folders = readdirSync(join(root, 'api'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [`api/${name}`, `api/${name}/src`, `api/${name}/test`])
  .concat('workers/src', 'workers/test', 'web/src')
  .filter((folder) => /\/(src|test)$/.test(folder) && existsSync(join(root, folder)))

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)

const replacing = folders
  .flatMap(filesIn)
  // The web tests with a document begin with no loaded modules of the product.
  .filter((file) => /\.test\.ts$/.test(file) && !/\.dom\.test\.ts$/.test(file))
  .filter((file) => /^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')))

it('a test that replaces a module shares no loaded modules with other files', () => {
  expect(replacing.sort()).toEqual(listed)
})
