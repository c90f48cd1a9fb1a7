import type { ComponentProps } from 'react'

/** The attributes of a text control in a form with a draft. */
export type TextControl = Pick<ComponentProps<'input'>, 'name' | 'value'> & {
  ref?: (control: HTMLInputElement | HTMLTextAreaElement | null) => void
  onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => unknown
}
