export { default as shell } from './shell.json'
export { default as credits } from './credits.json'
export { default as generations } from './generations.json'
