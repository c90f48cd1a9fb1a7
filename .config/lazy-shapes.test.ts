import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { afterAll, expect, it } from 'vitest'
import { lazyShapes, withLazyShapes } from './lazy-shapes.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'classeur-shapes-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const lazily = (code: string) => withLazyShapes(code, parseAst(code))

it('the fields of a shape are made when they are read, in the same order', () => {
  expect(lazily(`const A = z.object({ b: (z.string()), 'c-d': B, e, ...F.shape, g() {} })`)).toBe(
    `const A = z.object({ get b() { return ( (z.string())) }, get 'c-d'() { return ( B) }, get e() { return e }, ...F.shape, g() {} })`,
  )
})

it('shapes within shapes, and those that extend a schema, are lazy too; other objects stay as they are', () => {
  expect(lazily(`A.extend({ b: z.strictObject({ c: d }).default({ c: 1 }) })`)).toBe(
    `A.extend({ get b() { return ( z.strictObject({ get c() { return ( d) } }).default({ c: 1 })) } })`,
  )
  const others = `object({ a: b }); z.record({ a: b }); A.pick({ a: true }); A.parse({ a: b })`
  expect(lazily(others)).toBe(others)
})

type Contracts = Record<string, unknown> & {
  zod: { ZodType: new () => object; toJSONSchema: (schema: object, options: object) => object }
}

/** The contracts with a zod of their own, joined as the programs are. */
async function joined(name: string, plugins: ReturnType<typeof lazyShapes>[]): Promise<Contracts> {
  const bundle = await rolldown({
    input: 'entry',
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: ['@classeur/source', 'import'] },
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(root, 'entry.js') : null),
        load: (id) =>
          id === join(root, 'entry.js')
            ? `export * from '@classeur/contracts'; export { z as zod } from 'zod'`
            : null,
      },
    ],
  })
  const file = join(folder, `${name}.mjs`)
  await bundle.write({ file, codeSplitting: false })
  await bundle.close()
  return (await import(pathToFileURL(file).href)) as Contracts
}

it('each contract is the same schema with and without lazy shapes', async () => {
  const [plain, lazy] = [await joined('plain', []), await joined('lazy', [lazyShapes()])]
  const code = await readFile(join(folder, 'lazy.mjs'), 'utf8')
  expect(code.match(/get \w+\(\) \{\s+return/g)?.length).toBeGreaterThan(1000)
  const written = ({ zod, ...exported }: Contracts) =>
    Object.entries(exported)
      .flatMap(([name, value]) => (value instanceof zod.ZodType ? [[name, value] as const] : []))
      .flatMap(([name, schema]) =>
        (['input', 'output'] as const).map((io) => [
          `${name} ${io}`,
          // As text, because the order of the fields counts too.
          JSON.stringify(zod.toJSONSchema(schema, { io, unrepresentable: 'any' })),
        ]),
      )
  expect(written(lazy).length).toBeGreaterThan(900)
  expect(Object.fromEntries(written(lazy))).toEqual(Object.fromEntries(written(plain)))
})
