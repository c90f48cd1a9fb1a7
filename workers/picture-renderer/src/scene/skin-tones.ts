/** The skin tones of the icon set. */
export const skinTones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const
export type SkinTone = (typeof skinTones)[number]

/** Colours of drawn limbs that fit the icons. */
export const skinColours: Record<SkinTone, string> = {
  light: '#f7dece',
  'medium-light': '#f3d2a2',
  medium: '#d5ab88',
  'medium-dark': '#af7e57',
  dark: '#7c533e',
}

/** The longest ending counts, because `medium-light` also ends in `light`. */
const longestFirst = skinTones.toSorted((a, b) => b.length - a.length)

export const toneOf = (icon: string): SkinTone =>
  longestFirst.find((name) => icon.endsWith(`-${name}`)) ?? 'light'
