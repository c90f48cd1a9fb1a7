import type { Page } from 'playwright-core'

/** One object of the accessibility tree. */
export interface AxNode {
  role: string
  name: string
  description: string
  focused: boolean
  selected: boolean | undefined
  readonly: boolean
  invalid: string | undefined
}

/** All objects of the page that assistive technology can reach, in the order of the page. */
export async function axNodes(page: Page): Promise<AxNode[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes.find(({ parentId }) => parentId === undefined)?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const value = (property: string): unknown =>
        properties.find((one) => one.name === property)?.value.value
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        focused: value('focused') === true,
        selected: value('selected') as boolean | undefined,
        readonly: value('readonly') === true,
        invalid: value('invalid') as string | undefined,
      }
    })
}

/** Listens to every live region from now on. The returned function returns all announcements. */
export async function heardOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
    new MutationObserver((records) => {
      const regions = new Set(
        records.flatMap(({ target, addedNodes }) => {
          const at = target instanceof Element ? target : target.parentElement
          const added = [...addedNodes].flatMap((node) =>
            node instanceof Element
              ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)]
              : [],
          )
          return [at?.closest(live), ...added].filter((region) => region instanceof Element)
        }),
      )
      for (const region of regions) if (region.textContent.trim() !== '') said.push(region.textContent.trim())
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
