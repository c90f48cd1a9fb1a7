import type { ResourceItem } from '@classeur/contracts'
import { useContext, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { directionOf } from '../../../../i18n/languages.ts'
import { useEditing } from '../model/editing.ts'
import { useItemActions } from '../model/use-item-actions.ts'
import { RewriteProgress } from '../../../../components/generations/rewrite-progress.tsx'
import { useItemRewrite } from '../rewrite/use-item-rewrite.ts'
import { ProposalCard } from '../rewrite/proposal-card.tsx'
import { ItemContentView } from '../sheet/item-content.tsx'
import { PageSpaces } from '../sheet/page-spaces.ts'
import { ItemForm } from './item-form.tsx'
import { ItemHandle } from './item-handle.tsx'
import { ItemMargin } from './item-margin.tsx'
import type { ItemDrag } from './use-item-drag.ts'
import classes from './item-row.module.css'

interface ItemRowProps {
  item: ResourceItem
  /** Its position, from 0. */
  index: number
  /** Opens what belongs to the item: on a phone, the sheet at the bottom. */
  onOpen: (part: 'item' | 'rewrite') => void
  /** Where the item that is dragged would be put: before this one, or after it. */
  dropAt: 'before' | 'after' | null
  itemDrag: ItemDrag
}

/** Keys belong to a form or a window while it has the focus. */
const isInForm = (target: EventTarget) => target instanceof Element && target.closest('form, dialog') !== null

/** One item of the sheet, with what doesn't print beside it. */
export function ItemRow({ item, index, onOpen, dropAt, itemDrag }: ItemRowProps) {
  const { t } = useTranslation('resource-edit')
  const { resource, mayEdit, chosen, choose, editedId, edit } = useEditing()
  const actions = useItemActions()
  const rewrite = useItemRewrite(item)
  const spaceBefore = useContext(PageSpaces).get(item.id)
  const row = useRef<HTMLLIElement>(null)
  const refocus = useRef(false)
  const number = formatNumber(index + 1)
  const isChosen = chosen?.id === item.id
  const isEdited = mayEdit && editedId === item.id
  const proposal = resource.proposals.find(({ itemId }) => itemId === item.id)
  const isTaught = resource.kind === 'worked-example' || resource.kind === 'correction'
  // A moved element loses the focus.
  useEffect(() => {
    if (!refocus.current) return
    refocus.current = false
    row.current?.querySelector<HTMLElement>('[data-number]')?.focus()
  }, [index])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isInForm(event.target) || event.ctrlKey || event.metaKey) return
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const key = event.key.toLowerCase()
    if (step !== 0 && !event.altKey) {
      const near = step < 0 ? row.current?.previousElementSibling : row.current?.nextElementSibling
      near?.querySelector<HTMLElement>('[data-number]')?.focus()
    } else if (!mayEdit) return
    else if (step !== 0) {
      refocus.current = true
      actions.move(item, index + step)
    } else if (event.altKey || event.shiftKey) return
    else if (key === 'l') void actions.lock(item, number)
    else if (key === 'r') {
      choose(item.id)
      onOpen('rewrite')
    } else if (key === 'e') edit(item.id)
    else if (key === 'delete') void actions.remove(item)
    else return
    event.preventDefault()
  }
  /** Presses anywhere on the item choose it, and its keys work from then on. A selected text stays selected. */
  const press = ({ target }: MouseEvent) => {
    choose(item.id)
    const isControl =
      target instanceof Element && target.closest('form, dialog, button, a, [tabindex]') !== null
    if (isControl || window.getSelection()?.isCollapsed === false) return
    row.current?.querySelector<HTMLElement>('[data-number]')?.focus({ preventScroll: true })
  }
  const close = () => {
    edit(null)
    row.current?.querySelector<HTMLElement>('[data-number]')?.focus()
  }
  return (
    <li
      ref={row}
      id={`item-${item.id}`}
      className={classes.row}
      data-item={item.id}
      data-chosen={isChosen || undefined}
      data-writing={rewrite.isRunning || undefined}
      data-drop={dropAt ?? undefined}
      data-dragged={itemDrag.drag?.itemId === item.id || undefined}
      data-page-start={spaceBefore !== undefined || undefined}
      style={{ marginBlockStart: spaceBefore }}
      onKeyDown={onKeyDown}
    >
      {mayEdit && (
        <ItemHandle
          number={number}
          onDrag={(y) => itemDrag.moveTo(item.id, y)}
          onDrop={itemDrag.drop}
          onCancel={itemDrag.cancel}
        />
      )}
      {/* The number is the control; pressing anywhere else on the item is a shortcut for the pointer. */}
      <div
        className={`${classes.item} on-paper`}
        lang={resource.language}
        dir={directionOf(resource.language)}
        onClick={press}
      >
        <button
          type="button"
          className={classes.number}
          data-number
          aria-pressed={isChosen}
          aria-label={t('item.number', { number })}
          onFocus={() => choose(item.id)}
        >
          {number}
        </button>
        {isEdited ? (
          <ItemForm key={item.id} {...{ item, number }} withSteps={isTaught} onClose={close} />
        ) : (
          <ItemContentView content={item} withSteps={isTaught} />
        )}
        {item.skill && !isEdited && <span className={classes.skill}>{item.skill.name}</span>}
      </div>
      <ItemMargin item={item} number={number} onOpen={onOpen} />
      <div className={`${classes.below} on-paper`} data-below>
        <RewriteProgress
          rewrite={rewrite}
          area="resource-edit"
          spentText={(count) => (count === 0 ? t('rewrite.nothingSpent') : t('rewrite.spent', { count }))}
        />
        {proposal && (
          <ProposalCard key={proposal.createdAt} proposal={proposal} item={item} number={number} />
        )}
      </div>
    </li>
  )
}
