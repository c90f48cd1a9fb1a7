import type { ImageStyle, Language } from '@classeur/contracts'
import { readPictureRequest } from '@classeur/domain/pictures'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { composePicture } from '../src/compose-picture.ts'
import type { IconSet } from '../src/icons/icon-set.ts'
import { drawText, fittingSize } from '../src/text/draw-text.ts'
import { defaultFamily, fontFiles } from '../src/text/fonts.ts'

const font = { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: defaultFamily }

export interface Tile {
  /** An SVG image; null for a refusal. */
  svg: string | null
  /** The line below the picture. */
  caption: string
}

export interface TilePrompt {
  prompt: string
  language: Language
  style: ImageStyle
}

/** The picture of a prompt, also if it lacks something. */
export function promptTile({ prompt, language, style }: TilePrompt, caption: string, icons: IconSet): Tile {
  if (readPictureRequest(prompt, language).isEmpty) return { svg: null, caption }
  const request = { prompt, language, style, aspect: '4:3' as const, partly: true }
  return { svg: composePicture({ request, variant: 0 }, icons).svg, caption }
}

const raster = (svg: string, width: number): Buffer =>
  new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()

/** A grey tile if the renderer refuses the prompt. */
const drawTile = async ({ svg }: Tile, width: number, height: number): Promise<Buffer> =>
  svg === null
    ? sharp({ create: { width, height, channels: 3, background: '#e3e5e8' } })
        .png()
        .toBuffer()
    : raster(svg, width)

const captionHeight = 22

/** Draws tiles in rows on one sheet. @returns WebP */
export async function drawSheet(
  tiles: readonly Tile[],
  {
    columns,
    width,
    height,
    quality = 60,
  }: { columns: number; width: number; height: number; quality?: number },
): Promise<Buffer> {
  const rows = Math.ceil(tiles.length / columns)
  const [across, down] = [width + 8, height + captionHeight + 6]
  const pieces = []
  for (const [index, tile] of tiles.entries()) {
    const left = (index % columns) * across + 4
    const top = Math.floor(index / columns) * down + 4
    const size = fittingSize(tile.caption, 15, width - 6, 600)
    const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(captionHeight)}">${drawText({ text: tile.caption, x: width / 2, y: captionHeight / 2, size, weight: 600, anchor: 'middle' })}</svg>`
    pieces.push(
      { input: await drawTile(tile, width, height), left, top },
      { input: raster(caption, width), left, top: top + height },
    )
  }
  const sheet = { width: columns * across, height: rows * down, channels: 3 as const, background: '#ffffff' }
  return sharp({ create: sheet }).composite(pieces).webp({ quality }).toBuffer()
}
