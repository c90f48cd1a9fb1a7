/** Tools for tests that read the documents. Product code must not import them. */
export { openDocx } from './open-docx.ts'
export { hasPdfImages, hasPdfText, pdfImages, pdfPages } from './pdf-text.ts'
