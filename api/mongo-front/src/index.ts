export { frontProgram } from './front-program.ts'
export { createMessageSplitter, frameCommand } from './op-msg.ts'
