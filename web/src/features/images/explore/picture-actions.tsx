import type { PublishedImage } from '@classeur/contracts'
import { IconCopy, IconDownload, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './picture-actions.module.css'

const iconSizePx = 17

interface PictureActionsProps {
  image: PublishedImage
  isCopying: boolean
  onLike: () => void
  onCopy: () => void
}

/** Copy, like and download a picture. One's own can only be downloaded. */
export function PictureActions({ image, isCopying, onLike, onCopy }: PictureActionsProps) {
  const { t } = useTranslation('images')
  const { liked, likes, mine, creatorName } = image
  const Heart = liked ? IconHeartFilled : IconHeart
  const download = (
    <a
      className={classes.download}
      href={image.downloadUrl}
      aria-label={t('download')}
      title={t('download')}
      download
    >
      <IconDownload size={iconSizePx} aria-hidden />
    </a>
  )
  if (mine)
    return (
      <div className={classes.row}>
        <span className={classes.count}>
          <IconHeart size={iconSizePx} aria-hidden />
          {t('explore.likes', { count: likes })}
        </span>
        {download}
      </div>
    )
  return (
    <div>
      <div className={classes.row}>
        <div className={classes.copy}>
          <Button
            look="primary"
            icon={<IconCopy size={iconSizePx} aria-hidden />}
            busy={isCopying}
            onClick={onCopy}
          >
            {t('explore.copyToMine')}
          </Button>
        </div>
        <button
          type="button"
          className={classes.like}
          aria-pressed={liked}
          aria-label={`${t('explore.like')}, ${t('explore.likes', { count: likes })}`}
          onClick={onLike}
        >
          <Heart size={iconSizePx} aria-hidden />
          {formatNumber(likes)}
        </button>
        {download}
      </div>
      <p className={`text-quiet ${classes.free}`}>{t('explore.free', { name: creatorName })}</p>
    </div>
  )
}
