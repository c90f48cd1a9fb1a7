import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { conceptTable } from '@classeur/domain/pictures'
import { figureKinds } from '../src/figures/figure-kinds.ts'
import { svgOf } from '../src/icons/icon-shape.ts'
import { loadIconSet } from '../src/icons/icon-set.ts'
import { createPaint } from '../src/paint/paint.ts'
import { spriteOf } from '../src/scene/sprite.ts'
import { createDice } from '../src/seed.ts'
import { diagramKinds } from '../src/topics/diagram-kinds.ts'
import { sheetPrompts } from './prompts.ts'
import { reportOf } from './report.ts'
import { drawSheet, promptTile, type Tile } from './tiles.ts'

const docs = new URL('../../../docs/', import.meta.url)
const folder = new URL('pictures/', docs)
const icons = await loadIconSet()

interface SheetLook {
  columns: number
  width: number
  height: number
  perSheet: number
  quality: number
}

/** Writes as many numbered sheets as the tiles need. @returns their file names */
async function writeSheets(name: string, tiles: readonly Tile[], look: SheetLook): Promise<string[]> {
  const files: string[] = []
  for (let start = 0; start < tiles.length; start += look.perSheet) {
    const file = `${name}-${String(files.length + 1)}.webp`
    await writeFile(new URL(file, folder), await drawSheet(tiles.slice(start, start + look.perSheet), look))
    files.push(file)
  }
  return files
}

const languages = ['en', 'fr', 'ar'] as const
const withLabels = { en: 'with labels', fr: 'avec légende', ar: 'مع التسميات' }

const promptTiles = sheetPrompts.map((one, index) =>
  promptTile(one, `${String(index + 1)} ${one.prompt}`, icons),
)
const noWishes = { en: '', fr: '', ar: '' }
/** Each kind in one of the languages, in turn. */
const kindTiles = [
  ...diagramKinds.map(({ samples }) => ({ samples, wishes: withLabels })),
  ...figureKinds.map(({ samples }) => ({ samples, wishes: noWishes })),
].map(({ samples, wishes }, index) => {
  const language = languages[index % languages.length] ?? 'en'
  const prompt = `${samples[language]} ${wishes[language]}`.trim()
  return promptTile({ prompt, language, style: 'diagram' }, samples[language], icons)
})
const concepts = new Set(conceptTable().en.values())
const side = 168
const thingTiles = [...concepts].map((concept): Tile => {
  const paint = createPaint('flat-illustration', icons, side)
  const subject = { concept, written: '', count: 1, colour: null, action: null }
  const sprite = spriteOf(paint, createDice(concept.id), subject, 0)
  const height = Math.min(0.86, 0.9 / sprite.ratio) * side
  const drawn = sprite.draw({ x: side / 2, bottom: (side + height) / 2, height })
  const ground = paint.wash(0, side, '#ffffff', '#ffffff')
  return {
    svg: svgOf(side, side, `<defs>${paint.definitions()}</defs>${ground}${drawn}`),
    caption: concept.names.en.one,
  }
})

await mkdir(folder, { recursive: true })
for (const file of await readdir(folder)) if (file.endsWith('.webp')) await rm(new URL(file, folder))
const large = { columns: 5, width: 300, height: 225, perSheet: 40, quality: 55 }
const sheets = {
  prompts: await writeSheets('contact-sheet', promptTiles, large),
  diagrams: await writeSheets('diagrams', kindTiles, large),
  things: await writeSheets('things', thingTiles, {
    columns: 20,
    width: 84,
    height: 84,
    perSheet: 400,
    quality: 50,
  }),
}
const counts = { things: concepts.size, diagrams: diagramKinds.length, figures: figureKinds.length }
await writeFile(new URL('pictures.md', docs), reportOf(sheets, counts))
