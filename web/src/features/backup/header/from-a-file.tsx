import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { startUpload, useUpload } from '../model/upload.ts'

/** Chooses an archive that the person kept; its upload is shown on the page. */
export function FromAFile() {
  const { t } = useTranslation('backup')
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload()
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('fromFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void startUpload(file)
          // Clear it, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        icon={<IconUpload size={16} aria-hidden />}
        disabled={upload?.state === 'sending'}
        onClick={() => input.current?.click()}
      >
        {t('fromFile')}
      </Button>
    </>
  )
}
