export { createImageRenderer, type ImageRenderer } from './create-image-renderer.ts'
