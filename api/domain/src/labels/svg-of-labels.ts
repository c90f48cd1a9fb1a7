import { escapeXml } from '../text/escape-markup.ts'
import { drawLabel } from './draw-label.ts'
import type { LabelElement } from './label-element.ts'
import type { LabelToDraw, PictureSize } from './label.ts'

const attributeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const elementOf = ({ tag, attributes, text }: LabelElement) => {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${attributeName(name)}="${escapeXml(String(value))}"`,
  )
  return `<${tag} ${written.join(' ')}>${escapeXml(text ?? '')}</${tag}>`
}

/** The labels of a picture as an SVG file of the picture's size, without a ground. Every text in it is escaped. */
export function svgOfLabels(
  labels: readonly LabelToDraw[],
  picture: PictureSize,
  fontFamily: string,
): string {
  const [width, height] = [String(picture.width), String(picture.height)]
  const elements = labels.flatMap((label) => drawLabel(label, picture).elements)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="${escapeXml(fontFamily)}">${elements.map(elementOf).join('')}</svg>`
  )
}
