export { AppHead as Head } from '#app/shell/AppHead';
export { CheckApp as default } from '#app/shell/CheckApp';
