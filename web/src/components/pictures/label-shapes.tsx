import type { PictureLabel } from '@classeur/contracts'
import { drawLabel, type PictureSize } from '@classeur/domain/labels'
import { createElement } from 'react'

/** The SVG elements of a label; a file contains the same ones. */
export const LabelShapes = ({ label, picture }: { label: PictureLabel; picture: PictureSize }) =>
  drawLabel(label, picture).elements.map(({ tag, attributes, text }, index) =>
    createElement(tag, { key: index, ...attributes }, text),
  )
