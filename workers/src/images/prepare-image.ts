import { AppError } from '@classeur/contracts'
import { preparePicture, UnusablePictureError, type PreparedPicture } from '@classeur/documents'

/**
 * Makes the files of a generated picture: see `preparePicture`.
 * @throws AppError `generations/output-invalid`
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedPicture> {
  try {
    return await preparePicture(bytes)
  } catch (cause) {
    if (!(cause instanceof UnusablePictureError)) throw cause
    throw new AppError('generations/output-invalid', { problem: cause.problem }, { cause })
  }
}
