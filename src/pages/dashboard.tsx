export { AppHead as Head } from '#app/shell/AppHead';
export { DashboardApp as default } from '#app/shell/DashboardApp';
