import { limited, sendRows, type Row } from '@classeur/local/bench'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const kilobyte = 1000

const words = (...files: string[]) => files.map((file) => `src/i18n/en/${file}`)
const screenOf = (name: string) => new RegExp(`/${name}\\.tsx$`)
/** The modules of a route in addition to the entry. */
const firstRoutes = {
  '/login': {
    limit: 150,
    modules: [
      'src/app/layouts/blank-layout.tsx',
      screenOf('login-screen'),
      ...words('shell-words.ts', 'identity.json'),
    ],
  },
  '/': {
    limit: 200,
    modules: [
      'src/app/layouts/main-layout.tsx',
      'src/features/credits/credits-pill.tsx',
      'src/features/generations/jobs-tray.tsx',
      'src/app/home-route.tsx',
      ...words('shell-words.ts', 'home-words.ts'),
    ],
  },
  // What its first cells need. Panels, dialogs and the socket come after them.
  '/marksheet/{mark_id}': {
    limit: 200,
    modules: [
      'src/app/layouts/own-layout.tsx',
      'src/app/route-guard/has-profile.ts',
      'src/http/answer-schemas.ts',
      'src/features/mark-sheet/mark-sheet-frame.tsx',
      'src/features/mark-sheet/engine/begin-sheet.ts',
      'src/features/mark-sheet/marks-screen.tsx',
      ...words('shell-words.ts', 'sheet-words.ts'),
    ],
  },
}

/** P9: compressed bytes of a separate build, read from its manifest. */
const outDir = await mkdtemp(join(tmpdir(), 'classeur-bundle-'))
await build({ root, logLevel: 'error', build: { manifest: true, outDir, emptyOutDir: true } })
const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
const sizes = new Map<string, number>()

async function sizeOf(files: Iterable<string>, extension: string): Promise<number> {
  let sum = 0
  for (const file of files) {
    if (!file.endsWith(extension)) continue
    const known = sizes.get(file) ?? gzipSync(await readFile(join(outDir, file)), { level: 9 }).length
    sizes.set(file, known)
    sum += known
  }
  return sum / kilobyte
}

/** The files that a module loads, including all its static imports. */
function closureOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const css of chunk.css ?? []) files.add(css)
  for (const imported of chunk.imports ?? []) closureOf(imported, files)
  return files
}

const keyOf = (module: string | RegExp) => {
  const key = Object.keys(manifest).find((name) =>
    typeof module === 'string' ? name === module : module.test(name),
  )
  if (!key) throw new Error(`no file of the build has ${String(module)}`)
  return key
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
const rows: Row[] = []
const always = closureOf(entry)
for (const [route, { limit, modules }] of Object.entries(firstRoutes)) {
  const files = new Set(always)
  // Only translations that are loaded by language are separate chunks.
  for (const module of modules) for (const file of closureOf(keyOf(module))) files.add(file)
  const line = { goalId: 'P9', unit: 'KB gz' }
  rows.push(
    limited({ ...line, what: `JavaScript of ${route}`, ours: await sizeOf(files, '.js'), most: limit }),
    limited({ ...line, what: `CSS of ${route}`, ours: await sizeOf(files, '.css'), most: 25 }),
  )
}

const layout = new Set([...always, ...closureOf('src/app/layouts/main-layout.tsx')])
const lazy: [string, number][] = []
for (const key of Object.keys(manifest).filter((name) =>
  /^src\/features\/[^/]+\/[^/]+-(screen|frame)\.tsx$/.test(name),
)) {
  const added = [...closureOf(key)].filter((file) => !layout.has(file))
  lazy.push([key.replace(/.*\/|\.tsx$/g, ''), await sizeOf(added, '.js')])
}
const [largest = ['none', 0] as const] = lazy.sort((a, b) => b[1] - a[1])
const what = `JavaScript of the largest lazy route (${largest[0]})`
rows.push(limited({ goalId: 'P9', what, unit: 'KB gz', ours: largest[1], most: 60 }))
await rm(outDir, { recursive: true, force: true })
await sendRows(rows)
