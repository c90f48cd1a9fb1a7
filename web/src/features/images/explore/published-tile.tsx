import type { PublishedImage } from '@classeur/contracts'
import { IconCopy, IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import { ImageTile } from '../viewer/image-tile.tsx'
import { frameClass } from '../viewer/justified-rows.tsx'
import classes from './published-tile.module.css'

const iconSizePx = 15

interface PublishedTileProps {
  image: PublishedImage
  isChosen: boolean
  isCopying: boolean
  onOpen: () => void
  onLike: () => void
  onCopy: () => void
}

/** A published picture in the gallery, with its creator and likes. Like and Copy appear on hover and focus. */
export function PublishedTile({ image, isChosen, isCopying, onOpen, onLike, onCopy }: PublishedTileProps) {
  const { t } = useTranslation('images')
  const { name, creatorName, liked, likes, mine } = image
  const Heart = liked ? IconHeartFilled : IconHeart
  return (
    <article className={classes.tile} data-chosen={isChosen || undefined}>
      <ImageTile image={image} isExpanded={isChosen} onOpen={onOpen} />
      <p className={classes.line}>
        <span className={`${classes.creator} keeps-side`} dir="auto">
          <bdi>{mine ? t('explore.mine') : creatorName}</bdi>
        </span>
        <span className={classes.likes} data-liked={liked || undefined}>
          <Heart size={iconSizePx} aria-hidden />
          <span aria-hidden>{formatNumber(likes)}</span>
          <span className="visually-hidden">{t('explore.likes', { count: likes })}</span>
        </span>
      </p>
      {!mine && (
        <div className={`${frameClass} ${classes.over}`}>
          <button
            type="button"
            className={classes.action}
            data-liked={liked || undefined}
            aria-pressed={liked}
            aria-label={t('explore.likeOne', { name })}
            onClick={onLike}
          >
            <Heart size={iconSizePx} aria-hidden />
            <span className={classes.word}>{t('explore.like')}</span>
          </button>
          <button
            type="button"
            className={classes.action}
            aria-label={t('explore.copyOne', { name })}
            aria-disabled={isCopying || undefined}
            onClick={onCopy}
          >
            <IconCopy size={iconSizePx} aria-hidden />
            <span className={classes.word}>{t('explore.copy')}</span>
          </button>
        </div>
      )}
    </article>
  )
}
