/** A text control on the page. */
export interface TextControl {
  /** Draft, index, tag and classes. Two controls with the same key are the same control, also after a reload. */
  key: string
  /** The draft that its form declares; empty without one. */
  draft: string
  /** Position among the controls of this draft on the page. */
  index: number
  value: string
  maxLength: number
  /** The kind of text that the control accepts. */
  takes: 'text' | 'number' | 'email'
}

/** True if each of these controls is among the visible ones. */
export const areShown = (controls: readonly TextControl[], shown: readonly TextControl[]): boolean =>
  controls.every(({ key }) => shown.some((one) => one.key === key))

/** An element to press. Openers with the same pattern do the same to different rows. */
export interface Opener {
  pattern: string
  /** The accessible name or text, for reports. */
  name: string
}

export interface PageReader {
  textControls: () => TextControl[]
  elementOf: (control: Pick<TextControl, 'draft' | 'index'>) => Element | null
  openers: () => Opener[]
  openerOf: (pattern: string) => Element | null
}

declare global {
  interface Window {
    pageReader: PageReader
  }
}

/** Runs in the page. Everything it needs is inside, because the browser gets its source text. */
export function installPageReader(): void {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert]')
  /**
   * The part of the page that can be used: only the dialog if a modal one is open, otherwise `main`, because the frame
   * is the same on every page.
   */
  const usable = (): Element =>
    [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main') ?? document.body
  const all = (selector: string) => [...usable().querySelectorAll(selector)].filter(isShown)

  /**
   * Controls for text. Passwords, searches, files, dates and choices have other types or roles; an address that a
   * browser fills in as user name belongs to the sign-in, like a password that is shown. The editor of a mark is left
   * out: Escape reverts it on purpose, and closing the tab asks first. So is a text that confirms a deletion, which is
   * typed anew each time, and so are the name and the labels of a picture: leaving their fields saves them.
   */
  const textSelector = [
    'textarea',
    ...['text', 'email', 'url', 'tel', 'number'].map((type) => `input[type=${type}]`),
    'input:not([type])',
  ]
    .map(
      (one) =>
        `${one}:not([role=combobox], [autocomplete=username], [autocomplete$=password], [readonly], [data-draft=mark-texts], [data-no-draft=confirmation], [data-draft=picture-name] *, [data-draft=picture-labels] *, :disabled)`,
    )
    .join()
  const looks = (element: Element) => `${element.localName}.${[...element.classList].sort().join('.')}`
  const draftOf = (element: Element) => element.closest('[data-draft]')?.getAttribute('data-draft') ?? ''
  const elementsOf = (draft: string) => all(textSelector).filter((element) => draftOf(element) === draft)
  const takesOf = (element: Element): TextControl['takes'] => {
    const [type, mode] = [element.getAttribute('type'), element.getAttribute('inputmode')]
    if (type === 'email') return 'email'
    return type === 'number' || mode === 'numeric' || mode === 'decimal' ? 'number' : 'text'
  }

  const openerSelector =
    'button:not(:disabled, [aria-disabled=true]), summary, a[href], [role=option], [role=treeitem], input[type=checkbox]:not(:disabled), input[type=radio]:not(:disabled)'
  const repeated = 'tr, [role=row], [role=listbox], li, article'
  const isHere = (element: Element) =>
    !(element instanceof HTMLAnchorElement) ||
    (element.origin === location.origin && element.pathname === location.pathname && !element.hash)
  /** Leaves out the tag that an opener gets while its form has a draft: it still opens the same form. */
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element.textContent || element.closest('label')?.textContent) ??
      ''
    )
      .replace(/\s*Unsaved$/, '')
      .trim()
  const iconOf = (element: Element) =>
    [...(element.querySelector('svg')?.classList ?? [])]
      .filter((name) => name.startsWith('tabler-icon-'))
      .join('.')
  const pathOf = (element: Element) => {
    const path: string[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      path.unshift(looks(at))
    return path.join('>')
  }
  const patternOf = (element: Element) => {
    const row = element.closest(repeated)
    const name = row ? '' : nameOf(element).replaceAll(/\d+/g, '#')
    return [pathOf(element), iconOf(element), name].join('|')
  }
  const openerElements = () => all(openerSelector).filter(isHere)

  window.pageReader = {
    textControls: () =>
      [...new Set(all(textSelector).map(draftOf))].flatMap((draft) =>
        elementsOf(draft).map((element, index) => ({
          ...{ key: [draft, index, looks(element)].join('#'), draft, index, takes: takesOf(element) },
          value: (element as HTMLInputElement).value,
          maxLength: (element as HTMLInputElement).maxLength,
        })),
      ),
    elementOf: ({ draft, index }) => elementsOf(draft)[index] ?? null,
    openers: () => {
      const byPattern = new Map<string, string>()
      for (const element of openerElements()) {
        const pattern = patternOf(element)
        if (!byPattern.has(pattern)) byPattern.set(pattern, nameOf(element))
      }
      return [...byPattern].map(([pattern, name]) => ({ pattern, name }))
    },
    openerOf: (pattern) => openerElements().find((element) => patternOf(element) === pattern) ?? null,
  }
}
