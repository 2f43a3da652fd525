export const menuId = 'menu';
