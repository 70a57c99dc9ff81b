export { AppHead as Head } from '#app/shell/AppHead';
export { SharedApp as default } from '#app/shell/SharedApp';
