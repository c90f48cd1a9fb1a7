interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255

const longForm = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex)

function toHsl(hex: string): Hsl {
  const long = longForm(hex)
  const [red, green, blue] = [channel(long, 1), channel(long, 3), channel(long, 5)]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const spread = most - least
  const lightness = (most + least) / 2
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sector =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return { hue: sector * 60, saturation, lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (shift: number) => {
    const step = (shift + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** @param by from -1 (black) to 1 (white); 0 changes nothing */
export function lighten(hex: string, by: number): string {
  const { hue, saturation, lightness } = toHsl(hex)
  return toHex({
    hue,
    saturation,
    lightness: clamp(by < 0 ? lightness * (1 + by) : lightness + (1 - lightness) * by),
  })
}

/** @param degrees the angle around the colour circle */
export function turnHue(hex: string, degrees: number): string {
  const colour = toHsl(hex)
  return toHex({ ...colour, hue: (colour.hue + degrees + 360) % 360 })
}

/** Perceived brightness, from 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const long = longForm(hex)
  return 0.299 * channel(long, 1) + 0.587 * channel(long, 3) + 0.114 * channel(long, 5)
}

/** Changes the colour `main` to `target`, and a colour like it to one that is as much lighter or darker. */
export function recolour(hex: string, main: string, target: string): string {
  const from = toHsl(hex)
  const to = toHsl(target)
  const lightness = to.lightness + (from.lightness - toHsl(main).lightness) * 0.7
  return toHex({
    hue: to.hue,
    saturation: to.saturation,
    lightness: Math.min(0.97, Math.max(0.07, lightness)),
  })
}

/** The angle between two colours on the colour circle; 180 between a grey and a colour, 0 between two greys. */
export function hueBetween(one: string, other: string): number {
  const [a, b] = [toHsl(one), toHsl(other)]
  const isGrey = ({ saturation }: Hsl) => saturation < 0.12
  if (isGrey(a) || isGrey(b)) return isGrey(a) && isGrey(b) ? 0 : 180
  const apart = Math.abs(a.hue - b.hue)
  return Math.min(apart, 360 - apart)
}
