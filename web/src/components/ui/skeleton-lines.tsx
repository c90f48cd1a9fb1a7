import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const widths = ['92%', '78%', '85%', '64%']

/** Stands where lines of text will be while they load. */
export function SkeletonLines({ lines = 3, height = 14 }: { lines?: number; height?: number }) {
  const { t } = useTranslation('shell')
  return (
    <Stack gap={12} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={height} width={widths[index % widths.length] ?? '80%'} radius={6} />
      ))}
    </Stack>
  )
}
