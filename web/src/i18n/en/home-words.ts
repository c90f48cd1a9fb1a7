export { default as home } from './home.json'
export { default as classes } from './classes.json'
export { default as teaching } from './teaching.json'
