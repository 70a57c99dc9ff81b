export { AdminApp as default } from '#app/shell/AdminApp';
export { AppHead as Head } from '#app/shell/AppHead';
