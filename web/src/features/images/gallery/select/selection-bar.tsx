import { DownloadSize, maxImagesAtOnce, type MediaImage } from '@classeur/contracts'
import { IconDownload, IconTag, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { IconButton } from '../../../../components/fields/buttons/icon-button.tsx'
import { useSubmission } from '../../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { Menu } from '../../../../components/overlays/panels/menu.tsx'
import { Popover } from '../../../../components/overlays/panels/popover.tsx'
import { saveFile } from '../../../../http/save-file.ts'
import { readArchive } from '../../model/media-queries.ts'
import { TagPictures } from '../tags/tag-pictures.tsx'
import classes from './selection-bar.module.css'
import type { GallerySelection } from './use-selection.ts'

const iconSizePx = 17

interface SelectionBarProps {
  selection: GallerySelection
  /** The selected pictures. */
  images: readonly MediaImage[]
  onDelete: () => void
}

/** What can be done with the selected pictures; stays in view while the gallery scrolls. */
export function SelectionBar({ selection, images, onDelete }: SelectionBarProps) {
  const { t } = useTranslation('my-media')
  const ids = images.map(({ id }) => id)
  const isEmpty = ids.length === 0
  const { busy, submit } = useSubmission(async (size: DownloadSize) => {
    try {
      const file = await readArchive(ids, size)
      saveFile(file, file.name)
    } catch (error) {
      notifyProblem(error)
    }
  })
  const sizes = DownloadSize.options.map((size) => ({
    key: size,
    label: t(`size.${size}`),
    run: () => void submit(size),
  }))
  return (
    <div className={classes.bar} role="region" aria-label={t('select.title')}>
      <IconButton label={t('select.none')} onClick={selection.clear}>
        <IconX size={18} aria-hidden />
      </IconButton>
      <p className={classes.count} role="status">
        {t('select.count', { count: ids.length })}
        {selection.isFull && (
          <span className={classes.limit}>{t('select.most', { most: maxImagesAtOnce })}</span>
        )}
      </p>
      <div className={classes.actions}>
        <Button small look="quiet" onClick={selection.selectAll}>
          {t('select.all')}
        </Button>
        {!isEmpty && (
          <>
            <Popover
              label={t('tags.ofSelected')}
              opener={(opener) => (
                <Button small icon={<IconTag size={iconSizePx} aria-hidden />} {...opener}>
                  {t('tags.title')}
                </Button>
              )}
            >
              {() => <TagPictures images={images} />}
            </Popover>
            <Menu label={t('download.title')} groups={[{ key: 'size', items: sizes }]} align="end">
              {(opener) => (
                <Button small busy={busy} icon={<IconDownload size={iconSizePx} aria-hidden />} {...opener}>
                  {t('download.zip')}
                </Button>
              )}
            </Menu>
            <Button small look="danger" icon={<IconTrash size={iconSizePx} aria-hidden />} onClick={onDelete}>
              {t('delete.title')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
