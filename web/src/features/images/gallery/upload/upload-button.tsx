import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { startUploads } from './uploads.ts'

/** Chooses pictures from the device. Several files can be chosen at once. */
export function UploadButton() {
  const { t } = useTranslation('my-media')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp"
        aria-label={t('upload.title')}
        onChange={({ currentTarget }) => {
          startUploads([...(currentTarget.files ?? [])], t('upload.unnamed'))
          // Clear it, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button small icon={<IconUpload size={16} aria-hidden />} onClick={() => input.current?.click()}>
        {t('upload.title')}
      </Button>
    </>
  )
}
