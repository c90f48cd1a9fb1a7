import type { ImageStyle } from '@classeur/contracts'
import type { ReactNode } from 'react'
import classes from './style-sketch.module.css'

/** The same house and sun, drawn in each style. */
export const StyleSketch = ({ style }: { style: ImageStyle }) => (
  <svg viewBox="0 0 72 48" className={classes.sketch} data-style={style} aria-hidden focusable="false">
    {sketches[style]}
  </svg>
)

const house = (
  <>
    <circle cx="57" cy="13" r="6" data-part="sun" />
    <path d="M14 26v16h28V26" data-part="wall" />
    <path d="M10 27 28 12l18 15z" data-part="roof" />
    <path d="M24 42V32h8v10z" data-part="door" />
    <path d="M4 42h64" data-part="ground" />
  </>
)

const sketches: Record<ImageStyle, ReactNode> = {
  'line-drawing': house,
  'colouring-page': house,
  'flat-illustration': (
    <>
      <path d="M0 34h72v14H0z" data-part="grass" />
      {house}
    </>
  ),
  'photo-like': (
    <>
      <defs>
        <linearGradient id="sketch-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#7fa8cf" />
          <stop offset="1" stopColor="#f3dcb3" />
        </linearGradient>
        <linearGradient id="sketch-wall" x2="1" y2="0">
          <stop offset="0" stopColor="#fff3da" />
          <stop offset="1" stopColor="#c39a6b" />
        </linearGradient>
        <linearGradient id="sketch-grass" x2="0" y2="1">
          <stop offset="0" stopColor="#8aa35a" />
          <stop offset="1" stopColor="#3f5a2c" />
        </linearGradient>
      </defs>
      <path d="M0 0h72v48H0z" fill="url(#sketch-sky)" />
      <path d="M0 34h72v14H0z" fill="url(#sketch-grass)" />
      <ellipse cx="33" cy="43" rx="22" ry="2.5" fill="#24331a" opacity=".45" />
      <circle cx="57" cy="13" r="6" fill="#fff2c4" />
      <path d="M14 26v16h28V26z" fill="url(#sketch-wall)" />
      <path d="M10 27 28 12l18 15z" fill="#7c3f33" />
      <path d="M24 42V32h8v10z" fill="#4a3423" />
    </>
  ),
  diagram: (
    <>
      <path d="M25 16h22M36 36 22 22M36 36l14-14" data-part="arrow" />
      <circle cx="16" cy="15" r="8" data-part="node" />
      <circle cx="56" cy="15" r="8" data-part="node" />
      <circle cx="36" cy="37" r="8" data-part="node" />
    </>
  ),
}
