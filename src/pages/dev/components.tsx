export { AppHead as Head } from '#app/shell/AppHead';
export { Gallery as default } from '#app/shell/dev/Gallery';
