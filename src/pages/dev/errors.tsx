export { AppHead as Head } from '#app/shell/AppHead';
export { ErrorExamples as default } from '#app/shell/dev/ErrorExamples';
