import type { DownloadFormat, MediaImage } from '@classeur/contracts'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Menu } from '../../../../components/overlays/panels/menu.tsx'
import { downloadFrom } from '../../../../http/save-file.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { downloadLink } from '../../model/media-queries.ts'

const iconSizePx = 17
const sizes = ['1600', '800'] as const
const formats = ['png', 'jpeg', 'webp'] as const satisfies readonly DownloadFormat[]

/** Downloads a picture as it is, smaller, in another format, or as a page for print. */
export function DownloadMenu({ image }: { image: MediaImage }) {
  const { t } = useTranslation(['my-media', 'images'])
  const { width, height, downloadUrl } = image
  const pixels = (number: number) => formatNumber(number, { useGrouping: false })
  const measure = (longest: number) => {
    const scale = Math.min(1, longest / Math.max(width, height))
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
    return t('download.measure', { width: pixels(wide), height: pixels(high) })
  }
  const groups = [
    {
      key: 'size',
      items: [
        {
          key: 'original',
          label: t('size.original'),
          hint: measure(Infinity),
          run: () => downloadFrom(downloadUrl),
        },
        // A picture is never enlarged, so a larger size would be the same file.
        ...sizes
          .filter((size) => Number(size) < Math.max(width, height))
          .map((size) => ({
            key: size,
            label: t(`size.${size}`),
            hint: measure(Number(size)),
            run: () => downloadFrom(downloadLink(downloadUrl, { size })),
          })),
      ],
    },
    {
      key: 'format',
      heading: t('download.format'),
      items: [
        ...formats.map((format) => ({
          key: format,
          label: t(`format.${format}`),
          run: () => downloadFrom(downloadLink(downloadUrl, { format })),
        })),
        {
          key: 'pdf',
          label: t('format.pdf'),
          run: () => downloadFrom(downloadLink(downloadUrl, { format: 'pdf' })),
        },
      ],
    },
  ]
  return (
    <Menu label={t('download.title')} groups={groups}>
      {(opener) => (
        <Button small icon={<IconDownload size={iconSizePx} aria-hidden />} {...opener}>
          {t('images:download')}
        </Button>
      )}
    </Menu>
  )
}
