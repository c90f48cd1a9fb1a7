import type { Resource, ResourceVersion } from '@classeur/contracts'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { CompareFrame } from '../../../../components/versions/compare-frame.tsx'
import { isSame } from '../../../../drafts/field-edits.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { versionQuery } from '../model/resource-requests.ts'
import { OldNew } from '../rewrite/old-new.tsx'
import classes from './compare-dialog.module.css'

type Version = z.infer<typeof ResourceVersion>
type Items = Version['items']

/** The items that differ, in the order of the later version; removed ones at the end. */
function changedItems(before: Items, after: Items) {
  const ids = new Set([...after, ...before].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [old, now] = [before, after].map((items) => items.findIndex((item) => item.id === id))
    const pair = { before: before[old ?? -1] ?? null, after: after[now ?? -1] ?? null }
    const shown = (item: Items[number] | null) =>
      item && [item.prompt, item.imageId ?? null, item.figure, item.answer, item.steps, item.lines]
    if (isSame(shown(pair.before), shown(pair.after))) return []
    return [{ id, number: (pair.after ? (now ?? 0) : (old ?? 0)) + 1, ...pair }]
  })
}

interface CompareDialogProps extends Pick<ComponentProps<typeof CompareFrame>, 'versions' | 'onClose'> {
  resource: Resource
}

/** Two versions of a sheet, item by item. */
export function CompareDialog({ resource, versions, onClose }: CompareDialogProps) {
  return (
    <CompareFrame
      area="resource-edit"
      versions={versions}
      query={(number) => versionQuery(resource.id, number)}
      onClose={onClose}
    >
      {(older, newer) => <Differences older={older} newer={newer} language={resource.language} />}
    </CompareFrame>
  )
}

interface DifferencesProps {
  older: Version
  newer: Version
  language: Resource['language']
}

function Differences({ older, newer, language }: DifferencesProps) {
  const { t } = useTranslation('resource-edit')
  const items = changedItems(older.items, newer.items)
  const heads = [
    { name: t('heading.title'), old: older.title, now: newer.title },
    { name: t('heading.intro'), old: older.intro, now: newer.intro },
  ]
  const texts = heads.filter(({ old, now }) => old !== now)
  const notes = !isSame(older.notes, newer.notes)
  const ids = (list: Items) => list.map(({ id }) => id)
  const isReordered = items.length === 0 && !isSame(ids(older.items), ids(newer.items))

  return (
    <>
      {isReordered && <p role="status">{t('versions.reordered')}</p>}
      {notes && <p role="status">{t('versions.notes')}</p>}
      {items.length === 0 && texts.length === 0 && !isReordered && !notes && (
        <p role="status">{t('versions.equal')}</p>
      )}
      <div className={classes.items} tabIndex={0} role="region" aria-label={t('versions.differences')}>
        {texts.map(({ name, old, now }) => (
          <section key={name}>
            <h3 className={classes.title}>{name}</h3>
            <p dir="auto">
              <del>{old}</del> <ins>{now}</ins>
            </p>
          </section>
        ))}
        {items.map((item) => (
          <section key={item.id}>
            <h3 className={classes.title}>{t('item.number', { number: formatNumber(item.number) })}</h3>
            <OldNew before={item.before} after={item.after} language={language} />
          </section>
        ))}
      </div>
    </>
  )
}
